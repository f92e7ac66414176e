import { classNames } from '../class-names.ts';
import { grounds, hairBehind, hairFor, hairline, scarves, shirts, skins } from './face-parts.tsx';
import type { HairStyle } from './face-parts.tsx';
import styles from './Face.module.css';

interface Look {
  skin: string;
  hair: HairStyle;
  hairColour: string;
  shirt: string;
  ground: string;
  collar?: string;
  glasses?: boolean;
}

const black = '#1F1512';

const portraits = {
  lwazi: {
    skin: skins[0],
    hair: 'fade',
    hairColour: black,
    shirt: '#FFC53D',
    collar: '#FFF4E2',
    ground: grounds[0],
  },
  zola: { skin: skins[1], hair: 'puffs', hairColour: black, shirt: '#E4577F', ground: grounds[1] },
  naledi: { skin: skins[0], hair: 'braids', hairColour: black, shirt: '#2FA36B', ground: grounds[0] },
  johan: { skin: skins[4], hair: 'fade', hairColour: black, shirt: '#2C5FD0', ground: grounds[1] },
} satisfies Record<string, Look>;

export type Portrait = keyof typeof portraits;

export interface FaceProps {
  /** Any stable text about the person, such as an id: the same seed always gives the same face. */
  seed: string;
  /** One of the faces the designer drew, in place of the composed one. */
  portrait?: Portrait | undefined;
  /** Sets the width; 40 px without it. */
  className?: string | undefined;
}

/** A person's picture, put together from parts. Decoration: the name stands beside it. */
export function Face({ seed, portrait, className }: FaceProps) {
  const look: Look = portrait ? portraits[portrait] : compose(seed);
  const scarf = look.hair === 'headscarf';
  return (
    <svg
      className={classNames(styles.face, className)}
      viewBox="0 0 80 80"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={80} height={80} fill={look.ground} />
      <g transform="translate(40 38) scale(0.8)">
        {scarf ? null : <g fill={look.hairColour}>{hairBehind[look.hair]}</g>}
        <path d="M-48 106c0-38 14-58 48-58s48 20 48 58z" fill={look.shirt} />
        <path d="M-12 34h24v14q-12 12-24 0z" fill={look.skin} />
        <path d="M-12 40q12 9 24 0v6q-12 10-24 0z" opacity={0.12} />
        {look.collar ? <path d="M-18 50 0 68l18-18 6 5L0 82-24 55z" fill={look.collar} /> : null}
        {scarf ? (
          <g fill={look.hairColour}>{hairBehind.headscarf}</g>
        ) : (
          <path
            d="M-33 8a6 6 0 1 1 12 0 6 6 0 1 1-12 0zM21 8a6 6 0 1 1 12 0 6 6 0 1 1-12 0z"
            fill={look.skin}
          />
        )}
        <path d="M-26 4c0-22 10-30 26-30s26 8 26 30c0 24-12 36-26 36S-26 28-26 4z" fill={look.skin} />
        <path d={hairline[look.hair]} fill={look.hairColour} />
        <g fill="#1B1F3B">
          <circle cx={-10} cy={9} r={3.4} />
          <circle cx={10} cy={9} r={3.4} />
        </g>
        {look.glasses ? (
          <path
            d="M-18 9a8 8 0 1 1 16 0 8 8 0 1 1-16 0zM2 9a8 8 0 1 1 16 0 8 8 0 1 1-16 0zM-2 9h4"
            fill="none"
            stroke="#1B1F3B"
            strokeWidth={2.5}
          />
        ) : null}
        <path d="M-8 22q8 9 16 0z" fill="#FFFFFF" stroke="#1B1F3B" strokeWidth={2} strokeLinejoin="round" />
      </g>
    </svg>
  );
}

function compose(seed: string): Look {
  const draw = drawer(seed);
  const skin = draw(skins);
  const { styles: hairStyles, colours } = hairFor(skins.indexOf(skin));
  const hair = draw(hairStyles);
  const hairColour = draw(hair === 'headscarf' ? scarves : colours);
  return {
    skin,
    hair,
    hairColour,
    shirt: draw(shirts.filter((shirt) => shirt !== hairColour)),
    ground: draw(grounds),
    glasses: draw([true, false, false, false]),
  };
}

/** Where the hash begins. Any number gives faces; with this one the demo's family looks as the designer drew it. */
const beginning = 4511219;

/** Draws from lists, always alike for the same seed: FNV-1a over the seed, then mulberry32 for each draw. */
function drawer(seed: string): <T>(choices: readonly T[]) => T {
  let state = beginning;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return <T,>(choices: readonly T[]): T => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    const choice = choices[Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * choices.length)];
    if (choice === undefined) throw new Error('A face cannot be drawn from an empty list.');
    return choice;
  };
}
