/** One import: the file that imports, and the file that is imported. */
export type Import = { readonly from: string; readonly to: string }

/** Nodes with their arrows; an arrow carries the imports it is made of. */
export type Graph = ReadonlyMap<string, ReadonlyMap<string, readonly Import[]>>

/** Draws the graph of imports between groups of files. Imports inside of a group are left out. */
export function graphOf(imports: readonly Import[], groupOf: (file: string) => string): Graph {
  const graph = new Map<string, Map<string, Import[]>>()
  const arrowsOf = (group: string): Map<string, Import[]> => {
    const arrows = graph.get(group) ?? new Map<string, Import[]>()
    graph.set(group, arrows)
    return arrows
  }
  for (const one of imports) {
    const [from, to] = [groupOf(one.from), groupOf(one.to)]
    const arrows = arrowsOf(from)
    arrowsOf(to)
    if (from !== to) arrows.set(to, [...(arrows.get(to) ?? []), one])
  }
  return graph
}

const arrowsFrom = (graph: Graph, node: string): readonly string[] => [...(graph.get(node)?.keys() ?? [])]

/** Every node that can be reached from these, themselves included. */
function reachable(graph: Graph, from: readonly string[]): ReadonlySet<string> {
  const found = new Set(from)
  for (const node of found) for (const next of arrowsFrom(graph, node)) found.add(next)
  return found
}

/** Every arrow that is part of a cycle, with the imports it is made of, as lines to read. */
export function cyclesIn(graph: Graph): readonly string[] {
  return [...graph].flatMap(([from, arrows]) =>
    [...arrows]
      .filter(([to]) => reachable(graph, [to]).has(from))
      .map(([to, files]) => `${from} → ${to}: ${files.map((file) => `${file.from} imports ${file.to}`).join(', ')}`),
  )
}

/** The arrows that no longer way replaces, in alphabetical order: enough to see which group stands above which. */
export const directArrows = (graph: Graph): readonly (readonly [string, string])[] =>
  [...graph.keys()].toSorted().flatMap((from) => {
    const arrows = arrowsFrom(graph, from).toSorted()
    return arrows
      .filter(
        (to) =>
          !reachable(
            graph,
            arrows.filter((other) => other !== to),
          ).has(to),
      )
      .map((to) => [from, to] as const)
  })

/** The graph as a Mermaid diagram, the importing groups on top. */
export function mermaidOf(graph: Graph): string {
  const id = (node: string): string => node.replaceAll(/\W/g, '_')
  return [
    '```mermaid',
    'flowchart TD',
    ...[...graph.keys()].toSorted().map((node) => `  ${id(node)}["${node}"]`),
    ...directArrows(graph).map(([from, to]) => `  ${id(from)} --> ${id(to)}`),
    '```',
  ].join('\n')
}
