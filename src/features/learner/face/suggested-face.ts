import { numberOf, pick } from '#ui/picture/tiles.ts';
import { valuesOf, words, type Avatar } from './words.ts';

/** Whether hair is covered, or whether there is any, is for the child alone to say. */
const uncovered: readonly Avatar['hair'][] = valuesOf('hair').filter(
  (hair) => hair !== 'headscarf' && hair !== 'none',
);

/** Where somebody begins who has not chosen yet: the same id always gives the same face, Pronk is as always. */
export function suggestedFace(id: string): Avatar {
  let number = numberOf(id);
  // Each part takes its share of the number, so that the parts vary on their own.
  const take = <Value>(values: readonly Value[]): Value => {
    const value = pick(values, number);
    number = Math.floor(number / values.length);
    return value;
  };
  return {
    skin: take(valuesOf('skin')),
    hair: take(uncovered),
    hairColour: take(['black', 'darkBrown']),
    headscarfColour: take(valuesOf('headscarfColour')),
    glasses: 'none',
    hoodie: take(valuesOf('hoodie')),
    mascotHoodie: 'indigo',
  };
}

/**
 * The face as it was chosen. A part that this page does not know, from a server of a later release, is a suggested one, as
 * are all parts of whoever has not chosen yet.
 */
export function firstFace(id: string, chosen: Avatar | undefined): Avatar {
  const suggested = suggestedFace(id);
  const known = (part: keyof Avatar) => chosen && Object.hasOwn(words[part], chosen[part]);
  const parts = (Object.keys(suggested) as (keyof Avatar)[]).filter(known);
  return { ...suggested, ...Object.fromEntries(parts.map((part) => [part, chosen?.[part]])) };
}

/**
 * Another look of the same child, with a new hoodie for both at least; the skin stays, and so does a headscarf.
 *
 * @param random from 0 up to, not including, 1
 */
export function surprise(avatar: Avatar, random: () => number): Avatar {
  const any = <Value>(values: readonly Value[]): Value => pick(values, Math.floor(random() * values.length));
  const other = <Value>(values: readonly Value[], now: Value): Value =>
    any(values.filter((value) => value !== now));
  return {
    skin: avatar.skin,
    hair: uncovered.includes(avatar.hair) ? other(uncovered, avatar.hair) : avatar.hair,
    hairColour: any(valuesOf('hairColour')),
    headscarfColour: any(valuesOf('headscarfColour')),
    glasses: any(valuesOf('glasses')),
    hoodie: other(valuesOf('hoodie'), avatar.hoodie),
    mascotHoodie: other(valuesOf('mascotHoodie'), avatar.mascotHoodie),
  };
}
