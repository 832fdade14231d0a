/** Open a section of the rail and bring it into sight. */
export function showSection(id: string): void {
  const section = document.getElementById(id);
  if (!(section instanceof HTMLDetailsElement)) return;
  section.open = true;
  section.scrollIntoView({ block: 'nearest' });
  section.querySelector('summary')?.focus();
}
