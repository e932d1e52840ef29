/** VOC-9 */
export const ROLES = ['human', 'infected', 'thing'] as const
export type Role = (typeof ROLES)[number]
