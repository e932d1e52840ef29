import { Component, type ComponentType, h } from 'preact'

/** A component that is drawn again only when its props differ by this measure. */
export function memo<P extends object>(Drawn: ComponentType<P>, same: (a: P, b: P) => boolean): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return !same(this.props as P, next)
    }
    render(props: P) {
      return h(Drawn, props)
    }
  }
}
