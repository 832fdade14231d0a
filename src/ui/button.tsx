/** The buttons of the page, none of which submits a form. */
import type { ComponentProps } from 'react';

const looking = (className?: string) => (props: Omit<ComponentProps<'button'>, 'type'>) => (
  <button type="button" className={className} {...props} />
);

export const Button = looking();
/** One that looks like a link. */
export const LinkButton = looking('link-button');
export const SmallButton = looking('small-button');
export const TextButton = looking('text-button');
export const IconButton = looking('icon-button');
