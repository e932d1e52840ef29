/** The hatching of dangerous sectors and the hush around a noise, once per page. */
export function Patterns() {
  return (
    <svg class="sprite" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id="hatching" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="4" height="4" class="p-danger" />
          <path d="M0 0V4" class="p-line" />
        </pattern>
        <radialGradient id="hush">
          <stop offset="0" class="p-hush0" />
          <stop offset="1" class="p-hush1" />
        </radialGradient>
      </defs>
    </svg>
  )
}
