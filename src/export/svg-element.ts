import { trustedTypes } from '../trusted-types.ts';

/** For drawings that the page itself has made. */
const policy = trustedTypes('svg', { createHTML: (svg) => svg });

/** A drawing (an SVG document) as an element of the page. */
export function svgElement(svg: string): SVGSVGElement {
  const trusted = (policy?.createHTML(svg) ?? svg) as string;
  const { documentElement } = new DOMParser().parseFromString(trusted, 'image/svg+xml');
  return document.importNode(documentElement, true) as unknown as SVGSVGElement;
}
