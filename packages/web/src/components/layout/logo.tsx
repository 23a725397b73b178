/** The mark: half a sun over the sea. The name beside it is text. */
export function Logo() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <path d="M5 14a9 9 0 0 1 18 0z" fill="var(--logo-sun, #7fb439)" />
      <path
        d="M2 17.5h24M5.5 21h17M9.5 24.5h9"
        stroke="var(--logo-sea, var(--violet))"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
