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
import { describeAvatar, optionValues, type Avatar, optionLabels } from './avatar-options.ts';
import { getInitialAvatar, randomizeAvatar } from './suggested-avatar.ts';
import styles from './avatar-screen.module.css';

export const schema = object({
  skin: picklist(optionValues('skin')),
  hair: picklist(optionValues('hair')),
  hairColour: picklist(optionValues('hairColour')),
  headscarfColour: picklist(optionValues('headscarfColour')),
  glasses: picklist(optionValues('glasses')),
  hoodie: picklist(optionValues('hoodie')),
  mascotHoodie: picklist(optionValues('mascotHoodie')),
});

export function AvatarForm({ profile }: { profile: Learner }) {
  const [initialAvatar] = useState(() => getInitialAvatar(profile.id, profile.avatar));
  const form = useProblemForm({
    schema,
    defaultValues: initialAvatar,
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
  const [announcement, setAnnouncement] = useState('');
  const randomize = () => {
    const next = randomizeAvatar(avatar, Math.random);
    for (const part of Object.keys(next) as (keyof Avatar)[]) {
      form.setValue(part, next[part], { shouldDirty: true });
    }
    setAnnouncement(describeAvatar(next));
  };

  return (
    <Form form={form} className={styles.form}>
      <div className={styles.column}>
        <div className={styles.columns}>
          <Preview avatar={avatar} />
          <Stack gap={8} className={classNames(cardStyle(), styles.fields)}>
            <AvatarFields control={form.control} avatar={avatar} />
            <FormFailure />
          </Stack>
        </div>
      </div>
      <FootBar label="Save your face" className={styles.bar}>
        <Row justify="end" align="stretch" className={styles.actions}>
          <Button
            variant="secondary"
            icon={<Dices aria-hidden="true" />}
            onPress={randomize}
            isDisabled={form.busy !== undefined}
          >
            Surprise me
          </Button>
          <FormSubmit>Save</FormSubmit>
        </Row>
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
      </FootBar>
    </Form>
  );
}

interface AvatarFieldsProps {
  control: Control<Avatar, unknown, Avatar>;
  /** The current selection: each option previews its effect on it. */
  avatar: Avatar;
}

/** One group of options per part; a hair colour only if hair is visible. */
function AvatarFields({ control, avatar }: AvatarFieldsProps) {
  const faceOptions = <Part extends Exclude<keyof Avatar, 'mascotHoodie'>>(part: Part, isBust = false) =>
    buildOptions(part, (value) => (
      <Face parts={{ ...avatar, [part]: value }} isBust={isBust} className={styles.option} />
    ));
  const isCovered = avatar.hair === 'headscarf';
  return (
    <>
      <FormPictureGroup control={control} name="skin" label="Skin" options={faceOptions('skin')} />
      <FormPictureGroup
        control={control}
        name="hair"
        label="Hair or headscarf"
        options={faceOptions('hair')}
      />
      {isCovered ? (
        <FormPictureGroup
          control={control}
          name="headscarfColour"
          label="Colour of your headscarf"
          options={faceOptions('headscarfColour')}
        />
      ) : null}
      {isCovered || avatar.hair === 'none' ? null : (
        <FormPictureGroup
          control={control}
          name="hairColour"
          label="Colour of your hair"
          options={faceOptions('hairColour')}
        />
      )}
      <FormPictureGroup control={control} name="glasses" label="Glasses" options={faceOptions('glasses')} />
      <FormPictureGroup
        control={control}
        name="hoodie"
        label="Your hoodie"
        options={faceOptions('hoodie', true)}
      />
      <FormPictureGroup
        control={control}
        name="mascotHoodie"
        label="Pronk’s hoodie"
        options={mascotOptions}
      />
    </>
  );
}

const buildOptions = <Part extends keyof Avatar>(part: Part, draw: (value: Avatar[Part]) => ReactNode) =>
  optionValues(part).map((value) => ({ value, label: optionLabels[part][value], picture: draw(value) }));

const mascotOptions = buildOptions('mascotHoodie', (value) => (
  <Mascot mood="welcome" hoodie={value} className={styles.mascotOption} />
));

/** Decorative: the groups announce the selection to screen readers. */
function Preview({ avatar }: { avatar: Avatar }) {
  return (
    <div data-shweshwe aria-hidden="true" className={styles.preview}>
      <Face parts={avatar} isBust className={styles.face} />
      {/* The mascot has a neutral background: on indigo, the hoodie's colour would look different. */}
      <div className={styles.stage}>
        <Mascot mood="welcome" hoodie={avatar.mascotHoodie} className={styles.mascot} />
      </div>
    </div>
  );
}
