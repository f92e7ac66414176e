import type { ReactNode } from 'react';

/** In the line of lucide's icons, which has none of brands: 24 grid, 2 px, rounded. */
function LineIcon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const FacebookIcon = () => (
  <LineIcon>
    <path d="M14 8h3V4.5h-3A3.5 3.5 0 0 0 10.5 8v2H8v3.5h2.5V20H14v-6.5h2.5L17 10h-3z" />
  </LineIcon>
);

export const InstagramIcon = () => (
  <LineIcon>
    <rect x={4} y={4} width={16} height={16} rx={5} />
    <circle cx={12} cy={12} r={3.8} />
    <path d="M16.7 7.3v.01" />
  </LineIcon>
);

export const YouTubeIcon = () => (
  <LineIcon>
    <rect x={3} y={6} width={18} height={12.5} rx={4} />
    <path d="m10.5 9.5 4.5 2.7-4.5 2.7z" />
  </LineIcon>
);
