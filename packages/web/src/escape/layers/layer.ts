/** Figures of a zone that can be drawn on its map: distances, when the hatches are covered, and choke points. */
export const FIGURE_LAYERS = ['human', 'alien', 'cover', 'choke'] as const
type FigureLayerName = (typeof FIGURE_LAYERS)[number]

/** Figures of games that bots have played on it. */
export const HEAT_LAYERS = ['deaths', 'traffic', 'noise'] as const
export type HeatLayerName = (typeof HEAT_LAYERS)[number]

/** The layer on a map; one at a time. */
export type MapLayer = 'none' | FigureLayerName | HeatLayerName

export const isHeatLayer = (layer: MapLayer): layer is HeatLayerName => HEAT_LAYERS.some((one) => one === layer)
