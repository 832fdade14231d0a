/** `imsmanifest.xml` of a package with one page (SCORM 1.2, Content Aggregation Model, 2.3; IMS Content Packaging 1.1.2). */

/** Characters of a title. */
const MOST = 200;

interface Packed {
  title: string;
  /** Tells this package from others: plain letters and digits. */
  key: string;
  /** The file that a platform opens. */
  launch: string;
  /** Every other file. */
  files: readonly string[];
}

export function manifestOf({ title, key, launch, files }: Packed): string {
  const words = escaped(shortTitle(title));
  const named = [launch, ...files].map((name) => `      <file href="${escaped(name)}"/>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="sawtooth-${key}" version="1.0"
    xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
    xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>${words}</title>
      <item identifier="page" identifierref="files">
        <title>${words}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="files" type="webcontent" adlcp:scormtype="sco" href="${escaped(launch)}">
${named}
    </resource>
  </resources>
</manifest>
`;
}

function shortTitle(title: string): string {
  const letters = Array.from(title.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ').trim() || 'Sawtooth');
  return letters.length > MOST ? `${letters.slice(0, MOST - 1).join('')}…` : letters.join('');
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
