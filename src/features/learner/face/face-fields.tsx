import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { FormPictureGroup } from '#components/form/fields/form-picture-group.tsx';
import { Face } from '#ui/picture/Face.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import { valuesOf, words, type Avatar } from './words.ts';
import styles from './face-screen.module.css';

interface FaceFieldsProps {
  control: Control<Avatar, unknown, Avatar>;
  /** As chosen so far: each option shows what it would make of it. */
  avatar: Avatar;
}

/** A group for each part. Hair that is not to be seen has no colour to choose. */
export function FaceFields({ control, avatar }: FaceFieldsProps) {
  const faces = <Part extends Exclude<keyof Avatar, 'mascotHoodie'>>(part: Part, isBust = false) =>
    optionsOf(part, (value) => (
      <Face parts={{ ...avatar, [part]: value }} isBust={isBust} className={styles.option} />
    ));
  const isCovered = avatar.hair === 'headscarf';
  return (
    <>
      <FormPictureGroup control={control} name="skin" label="Skin" options={faces('skin')} />
      <FormPictureGroup control={control} name="hair" label="Hair or headscarf" options={faces('hair')} />
      {isCovered ? (
        <FormPictureGroup
          control={control}
          name="headscarfColour"
          label="Colour of your headscarf"
          options={faces('headscarfColour')}
        />
      ) : null}
      {isCovered || avatar.hair === 'none' ? null : (
        <FormPictureGroup
          control={control}
          name="hairColour"
          label="Colour of your hair"
          options={faces('hairColour')}
        />
      )}
      <FormPictureGroup control={control} name="glasses" label="Glasses" options={faces('glasses')} />
      <FormPictureGroup control={control} name="hoodie" label="Your hoodie" options={faces('hoodie', true)} />
      <FormPictureGroup control={control} name="mascotHoodie" label="Pronk’s hoodie" options={pronks} />
    </>
  );
}

const optionsOf = <Part extends keyof Avatar>(part: Part, draw: (value: Avatar[Part]) => ReactNode) =>
  valuesOf(part).map((value) => ({ value, label: words[part][value], picture: draw(value) }));

/** Pronk does not depend on the rest. */
const pronks = optionsOf('mascotHoodie', (value) => (
  <Mascot mood="welcome" hoodie={value} className={styles.pronk} />
));
