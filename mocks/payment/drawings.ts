import { html } from './html.ts';

/** The provider's logo: a coin with a play symbol. */
export const coin = html`<svg
  xmlns="http://www.w3.org/2000/svg"
  width="40"
  height="40"
  viewBox="0 0 48 48"
  aria-hidden="true"
>
  <circle cx="24" cy="24" r="22" fill="#ffc53d" />
  <circle
    cx="24"
    cy="24"
    r="17"
    fill="none"
    stroke="#b97a00"
    stroke-width="2"
    stroke-dasharray="1 5"
    stroke-linecap="round"
  />
  <path d="M20 15.5v17l13-8.5z" fill="#1b1f3b" stroke="#1b1f3b" stroke-width="3" stroke-linejoin="round" />
</svg>`;

const bead = (x: number, colour: string, innerColour: string) =>
  html`<path d="M${x} 188l15-30 15 30z" fill="${colour}" /><path
      d="M${x + 15} 158l7 14 7-14z"
      fill="${innerColour}"
    /><rect x="${x + 11}" y="176" width="8" height="8" rx="2" fill="#1b1f3b" opacity=".5" />`;

/** A bank card that is clearly a demo, with a beadwork border. */
export const demoCard = html`<svg
  class="card"
  width="300"
  height="188"
  viewBox="0 0 300 188"
  aria-hidden="true"
>
  <clipPath id="edge"><rect width="300" height="188" rx="18" /></clipPath>
  <g clip-path="url(#edge)">
    <rect width="300" height="188" fill="#ffc53d" />
    <circle cx="262" cy="20" r="74" fill="#ffd469" />
    <rect y="158" width="300" height="30" fill="#1e1768" />
    ${Array.from({ length: 10 }, (_, index) =>
      bead(
        index * 30,
        ['#f0795b', '#ffffff', '#2fa36b', '#8f87f5', '#ffc53d'][index % 5] ?? '',
        ['#8f87f5', '#e4577f', '#ffc53d', '#f0795b', '#2fa36b'][index % 5] ?? '',
      ),
    )}
    <rect x="24" y="54" width="44" height="34" rx="7" fill="#fff1cc" stroke="#b97a00" stroke-width="2" />
    <path d="M24 71h16m12 0h16M40 54v34m12-34v34" stroke="#b97a00" stroke-width="2" fill="none" />
    <path d="M240 24v26l20-13z" fill="#1b1f3b" stroke="#1b1f3b" stroke-width="4" stroke-linejoin="round" />
    <g fill="#1b1f3b" font-family="Nunito, ui-rounded, sans-serif">
      <text x="24" y="36" font-size="17" font-weight="900">Pretend Card</text>
      <text x="24" y="122" font-size="21" font-weight="800" textLength="252">0000 0000 0000 0000</text>
      <text x="24" y="146" font-size="12" font-weight="700">Play money only</text>
    </g>
  </g>
</svg>`;

const icon = (path: string) =>
  html`<svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d="${path}" />
  </svg>`;

export const icons = {
  info: icon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 8v5m0-8.5v.01'),
  check: icon('M5 12.5l4.5 4.5L19 7.5'),
  renew: icon(
    'M20 11a8 8 0 0 0-14.5-4L3 9.5M3 4v5.500h5.500M4 13a8 8 0 0 0 14.500 4l2.500-2.500M21 20v-5.500h-5.500',
  ),
  stop: icon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9 9l6 6m0-6l-6 6'),
};
