/** A hexagon in the middle of a drawing of 200 by 200. */
export const hexagon = (r: number): string =>
  `M${100 - r / 2} ${100 - r * 0.866}h${r}l${r / 2} ${r * 0.866}-${r / 2} ${r * 0.866}h-${r}l-${r / 2}-${r * 0.866}Z`
