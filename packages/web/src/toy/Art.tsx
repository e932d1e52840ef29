import './styles/toy.css'

/** Three cards, one of them turned up. */
export const Art = () => (
  <svg class="toy-cards" viewBox="0 0 300 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {[60, 120, 180].map((x) => (
      <rect key={x} x={x} y={50} width={52} height={76} rx={6} class={x === 120 ? 'up' : ''} />
    ))}
    <text x={146} y={98}>
      7
    </text>
  </svg>
)
