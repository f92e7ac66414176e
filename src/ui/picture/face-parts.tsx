import type { ReactNode } from 'react';

export const skins = ['#8A5436', '#5C3721', '#C68A5E', '#F0C29C', '#A86B42', '#E0A878'] as const;
export const shirts = ['#FFC53D', '#E4577F', '#2FA36B', '#2C5FD0', '#F0795B', '#7636BE'] as const;
export const grounds = ['#DAD7FF', '#FFE3A3', '#D6F0E2', '#BFE3F5'] as const;
export const scarves = ['#E4577F', '#2C5FD0', '#1F7A4D', '#7636BE'] as const;
const dark = ['#1F1512', '#2B1B12', '#3A2415'] as const;
const light = ['#7A4A20', '#B5651D', '#D9A441', '#3A2415'] as const;

export type HairStyle = 'afro' | 'puffs' | 'braids' | 'fade' | 'straight' | 'curls' | 'headscarf' | 'locs';

/** Hair that goes with a skin, and its colours, so that a composed face looks like somebody. */
export function hairFor(skin: number): { styles: readonly HairStyle[]; colours: readonly string[] } {
  return skin === 3 || skin === 5
    ? { styles: ['straight', 'curls', 'fade', 'headscarf'], colours: light }
    : { styles: ['afro', 'puffs', 'braids', 'fade', 'locs', 'curls', 'headscarf'], colours: dark };
}

/** What lies behind the head; the head is centred on 0, 0 and about 54 wide. */
export const hairBehind: Record<HairStyle, ReactNode> = {
  afro: (
    <>
      <circle cy={-14} r={37} />
      <circle cx={-26} cy={-2} r={15} />
      <circle cx={26} cy={-2} r={15} />
    </>
  ),
  puffs: (
    <>
      <circle cx={-28} cy={-28} r={17} />
      <circle cx={28} cy={-28} r={17} />
      <path d="M-28 0c0-38 56-38 56 0z" />
    </>
  ),
  braids: (
    <>
      <path d="M-29 6c-2-46 60-46 58 0v44a6 6 0 0 1-12 0V0h-34v50a6 6 0 0 1-12 0z" />
      <circle cx={-23} cy={50} r={5} fill="#FFC53D" />
      <circle cx={23} cy={50} r={5} fill="#FFC53D" />
    </>
  ),
  fade: <path d="M-28-2c-2-38 58-38 56 0l-3-6c-14-9-36-9-50 0z" />,
  straight: <path d="M-30 34c-6-76 66-76 60 0l-12 2V-2h-36v38z" />,
  curls: (
    <>
      <circle cx={-22} cy={-14} r={14} />
      <circle cx={-8} cy={-26} r={14} />
      <circle cx={10} cy={-26} r={14} />
      <circle cx={23} cy={-13} r={13} />
    </>
  ),
  headscarf: <path d="M-34 10c-6-60 74-60 68 0 2 26-10 44-10 50h-48c0-6-12-24-10-50z" />,
  locs: (
    <>
      <path d="M-28 2c-2-44 58-44 56 0v26a5 5 0 0 1-10 0V4h-36v24a5 5 0 0 1-10 0z" />
      <path d="M-37 4a3 3 0 0 1 6 0v18a3 3 0 0 1-6 0zM31 4a3 3 0 0 1 6 0v18a3 3 0 0 1-6 0z" />
    </>
  ),
};

/** The hairline over the forehead. */
export const hairline: Record<HairStyle, string> = {
  straight: 'M-27 0c-2-34 56-36 54 0-10-2-20-6-26-14-6 8-16 12-28 14z',
  fade: 'M-27-4c0-32 54-32 54 0-12-9-42-9-54 0z',
  afro: 'M-27 0c0-34 54-34 54 0-8-10-46-10-54 0z',
  puffs: 'M-27-1c0-34 54-34 54 0-8-12-20-13-27-13s-19 1-27 13z',
  braids: 'M-27-1c0-34 54-34 54 0-8-12-20-13-27-17-7 4-19 5-27 17z',
  locs: 'M-27 0c0-36 54-36 54 0-4-8-8-10-12-11l-4 5-4-6-6 5-5-6-6 7-4-5c-4 1-9 4-13 11z',
  curls: 'M-27-3c0-30 54-30 54 0-6-6-12-5-16-9-6 5-14 5-20 0-6 5-12 3-18 9z',
  headscarf: 'M-27 2c0-30 54-30 54 0-10-12-44-12-54 0z',
};
