import { Dices } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { object, picklist } from 'valibot';
import { updateAvatarMutation, type Learner } from '#api/queries/learners.ts';
import { FormPictureGroup } from '#components/form/fields/form-picture-group.tsx';
import { FormSubmit } from '#components/form/form-submit.tsx';
import { Form, FormFailure } from '#components/form/form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { FootBar } from '#ui/FootBar.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { Face } from '#ui/picture/Face.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import { firstFace, surprise } from './suggested-face.ts';
import { inWords, valuesOf, type Avatar, words } from './words.ts';
import styles from './face-screen.module.css';

interface FaceFieldsProps {
  control: Control<Avatar, unknown, Avatar>;
  /** As chosen so far: each option shows what it would make of it. */
  avatar: Avatar;
}

/** A group for each part. Hair that is not to be seen has no colour to choose. */
function FaceFields({ control, avatar }: FaceFieldsProps) {
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

export const schema = object({
  skin: picklist(valuesOf('skin')),
  hair: picklist(valuesOf('hair')),
  hairColour: picklist(valuesOf('hairColour')),
  headscarfColour: picklist(valuesOf('headscarfColour')),
  glasses: picklist(valuesOf('glasses')),
  hoodie: picklist(valuesOf('hoodie')),
  mascotHoodie: picklist(valuesOf('mascotHoodie')),
});

/** The picture as it would be, the choices, and a bar to save it with. */
export function FaceForm({ profile }: { profile: Learner }) {
  const [start] = useState(() => firstFace(profile.id, profile.avatar));
  const form = useProblemForm({
    schema,
    defaultValues: start,
    mutation: updateAvatarMutation(),
    toBody: (avatar) => ({ id: profile.id, avatar }),
    texts: {
      busy: 'Saving…',
      success: { title: 'Saved', message: 'This is you now.' },
      problem: {
        title: 'Your face was not saved.',
        advicePrefix: 'What you chose is still here.',
        denied: {
          title: 'You do not have the necessary permissions',
          advice: 'Please ask a parent or your school.',
        },
      },
    },
  });
  const avatar = useWatch({ control: form.control, compute: (values) => values });
  const [surprised, setSurprised] = useState('');
  const surpriseMe = () => {
    const next = surprise(avatar, Math.random);
    for (const part of Object.keys(next) as (keyof Avatar)[]) {
      form.setValue(part, next[part], { shouldDirty: true });
    }
    setSurprised(inWords(next));
  };

  return (
    <Form form={form} className={styles.form}>
      <div className={styles.column}>
        <div className={styles.columns}>
          <Preview avatar={avatar} />
          <Stack gap={8} className={classNames(cardStyle(), styles.fields)}>
            <FaceFields control={form.control} avatar={avatar} />
            <FormFailure />
          </Stack>
        </div>
      </div>
      <FootBar label="Save your face" className={styles.bar}>
        <Row justify="end" align="stretch" className={styles.actions}>
          <Button
            variant="secondary"
            icon={<Dices aria-hidden="true" />}
            onPress={surpriseMe}
            isDisabled={form.busy !== undefined}
          >
            Surprise me
          </Button>
          <FormSubmit>Save</FormSubmit>
        </Row>
        <p role="status" className="visually-hidden">
          {surprised}
        </p>
      </FootBar>
    </Form>
  );
}

/** Always in view while choosing. Decoration: what is chosen is said by the groups. */
function Preview({ avatar }: { avatar: Avatar }) {
  return (
    <div data-shweshwe aria-hidden="true" className={styles.preview}>
      <Face parts={avatar} isBust className={styles.face} />
      {/* On a ground of its own, too: on indigo the hoodie would have other shades than the one that was chosen. */}
      <div className={styles.stage}>
        <Mascot mood="welcome" hoodie={avatar.mascotHoodie} className={styles.mascot} />
      </div>
    </div>
  );
}
