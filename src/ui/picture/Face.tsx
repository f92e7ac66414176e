import type { CSSProperties } from 'react';
import drawing from './art/face.svg?url&no-inline';
import { hairColours, hairParts, headscarfColours, hoodies, skins, type FaceParts } from './face-parts.ts';

interface FaceProps {
  parts: FaceParts;
  /** Shows head and chest instead of the head, for a large picture. */
  isBust?: boolean;
  /** The alternative text. Default: the face is decorative. */
  alt?: string | undefined;
  className?: string | undefined;
  /** Called, possibly several times, if the drawing fails to load. */
  onMissing?: () => void;
}

export function Face({ parts, isBust, alt, className, onMissing }: FaceProps) {
  const { cloth, shade, background } = hoodies[parts.hoodie];
  const colours = {
    '--f-skin': skins[parts.skin],
    '--f-hair': hairColours[parts.hairColour],
    '--f-scarf': headscarfColours[parts.headscarfColour],
    '--f-hood': cloth,
    '--f-hood-2': shade,
  } as CSSProperties;
  const label = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <svg
      viewBox={isBust ? '-64 -58 128 144' : '-53 -53 106 106'}
      preserveAspectRatio={isBust ? 'xMidYMax slice' : undefined}
      className={className}
      style={colours}
      focusable="false"
      {...label}
    >
      <rect x={-64} y={-58} width={128} height={144} fill={background} />
      {layers(parts).map((id) => (
        <use key={id} href={`${drawing}#${id}`} onErrorCapture={onMissing} />
      ))}
    </svg>
  );
}

/** The ids of the drawn elements, from back to front. */
function layers({ hair, glasses }: FaceParts): string[] {
  const [behind, inFront] = hairParts[hair];
  const isCovered = hair === 'headscarf';
  return [
    'hood',
    !isCovered && behind,
    'body',
    isCovered ? behind : 'ears',
    'collar',
    'head',
    inFront,
    glasses !== 'none' && `glasses-${glasses}`,
    'features',
  ].filter((id) => typeof id === 'string');
}
