import { hashText, pickModulo } from '#ui/picture/tiles.ts';
import { optionValues, optionLabels, type Avatar } from './avatar-options.ts';

/** The hair that may be suggested: a headscarf or no hair is only the learner's choice. */
const uncoveredHair: readonly Avatar['hair'][] = optionValues('hair').filter(
  (hair) => hair !== 'headscarf' && hair !== 'none',
);

/** Returns the avatar for a learner who has not chosen one; always the same for an id. */
export function suggestAvatar(id: string): Avatar {
  let number = hashText(id);
  // Divide after each part so that the parts vary independently.
  const take = <Value>(values: readonly Value[]): Value => {
    const value = pickModulo(values, number);
    number = Math.floor(number / values.length);
    return value;
  };
  return {
    skin: take(optionValues('skin')),
    hair: take(uncoveredHair),
    hairColour: take(['black', 'darkBrown']),
    headscarfColour: take(optionValues('headscarfColour')),
    glasses: 'none',
    hoodie: take(optionValues('hoodie')),
    mascotHoodie: 'indigo',
  };
}

/** Returns the stored avatar; suggestions replace missing parts and values from a newer server. */
export function getInitialAvatar(id: string, chosen: Avatar | undefined): Avatar {
  const suggested = suggestAvatar(id);
  const isKnown = (part: keyof Avatar) => chosen && Object.hasOwn(optionLabels[part], chosen[part]);
  const parts = (Object.keys(suggested) as (keyof Avatar)[]).filter(isKnown);
  return { ...suggested, ...Object.fromEntries(parts.map((part) => [part, chosen?.[part]])) };
}

/**
 * Returns a random variation; skin tone and headscarf do not change.
 *
 * @param random returns a number from 0 to less than 1
 */
export function randomizeAvatar(avatar: Avatar, random: () => number): Avatar {
  const pickAny = <Value>(values: readonly Value[]): Value =>
    pickModulo(values, Math.floor(random() * values.length));
  const pickOther = <Value>(values: readonly Value[], now: Value): Value =>
    pickAny(values.filter((value) => value !== now));
  return {
    skin: avatar.skin,
    hair: uncoveredHair.includes(avatar.hair) ? pickOther(uncoveredHair, avatar.hair) : avatar.hair,
    hairColour: pickAny(optionValues('hairColour')),
    headscarfColour: pickAny(optionValues('headscarfColour')),
    glasses: pickAny(optionValues('glasses')),
    hoodie: pickOther(optionValues('hoodie'), avatar.hoodie),
    mascotHoodie: pickOther(optionValues('mascotHoodie'), avatar.mascotHoodie),
  };
}
