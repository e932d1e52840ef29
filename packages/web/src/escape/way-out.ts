/** VOC-3: the printed word for the way out in English: a hatch in the Black edition, a pod in the Ultimate one. */
export const HATCH = { hatch: 'hatch', hatches: 'hatches', Hatch: 'Hatch', Hatches: 'Hatches', through: 'through' }
export const POD: WayOut = { hatch: 'pod', hatches: 'pods', Hatch: 'Pod', Hatches: 'Pods', through: 'in' }

export type WayOut = typeof HATCH
