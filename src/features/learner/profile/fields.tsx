import { Controller } from 'react-hook-form';
import type { components } from '#api/contract.gen.ts';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { DateField } from '#ui/form/DateField.tsx';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { Select } from '#ui/form/Select.tsx';
import { ProfileTextField } from './text-field.tsx';
import { ProfileUnfinished } from './unfinished.tsx';
import { useProfile } from './use-profile.ts';
import styles from './fields.module.css';

type Schemas = components['schemas'];

interface ProfileFieldsProps {
  profile: Schemas['Learner'];
  grades: readonly Schemas['Grade'][];
}

/** The form for learners (B36, VAL-008). What was typed stays until it is saved or the page is left. */
export function ProfileFields({ profile, grades }: ProfileFieldsProps) {
  const { control, alert, busy, canSave, submit } = useProfile(profile);
  return (
    <form noValidate onSubmit={submit} className={classNames(cardStyle(), styles.form)}>
      {/* Enter saves, too; while the visible button is off, it says what is missing (D-090). */}
      <button type="submit" hidden tabIndex={-1} />
      <ProfileTextField
        control={control}
        name="userName"
        label="Username"
        autoComplete="username"
        isReadOnly
        description="You log in with it. It cannot be changed here."
        verbatim
      />
      <div className={styles.pair}>
        <ProfileTextField control={control} name="name" label="Name" autoComplete="given-name" />
        <ProfileTextField control={control} name="surname" label="Surname" autoComplete="family-name" />
      </div>
      <ProfileTextField
        control={control}
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        verbatim
      />
      <div className={styles.pair}>
        <Controller
          control={control}
          name="dateOfBirth"
          render={({ field: { name, onBlur, onChange, ref }, fieldState }) => (
            <DateField
              label="Date of birth"
              name={name}
              autoComplete="bday"
              isRequired
              defaultValue={profile.dateOfBirth ?? ''}
              onChange={onChange}
              onBlur={onBlur}
              ref={ref}
              errorMessage={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="gradeId"
          render={({ field: { value, ...field }, fieldState }) => (
            <Select
              label="Grade"
              {...field}
              value={value || null}
              isRequired
              options={grades.map(({ id, title }) => ({ id, label: title }))}
              placeholder="Choose your grade…"
              errorMessage={fieldState.error?.message}
            />
          )}
        />
      </div>
      {alert ? <FormAlert failure={alert} /> : null}
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          isDisabled={!canSave}
          aria-describedby="profile-unfinished"
        >
          Save
        </Button>
        <ProfileUnfinished control={control} id="profile-unfinished" />
      </div>
    </form>
  );
}
