import { Check, Circle } from 'lucide-react';
import { useId } from 'react';
import { useWatch, type FieldPathByValue, type FieldValues, type Path } from 'react-hook-form';
import { classNames } from '#ui/class-names.ts';
import { FormPasswordField } from '../fields/form-password-field.tsx';
import type { FieldSource } from '../use-form-field.ts';
import { passwordRules, type PasswordRule } from './new-password.ts';
import styles from './password-pair.module.css';

interface PasswordPairProps<Values extends FieldValues, Output> extends FieldSource<string, Values, Output> {
  confirmName: FieldPathByValue<Values, string>;
  label?: string;
  confirmLabel?: string | undefined;
  /** The rules that the form's schema checks. Default: those for a new password. */
  rules?: readonly PasswordRule[];
}

/** A new password with a live checklist of its rules, and its confirmation. */
export function PasswordPair<Values extends FieldValues, Output>({
  control,
  name,
  confirmName,
  label = 'Password',
  confirmLabel = 'Confirm password',
  rules = passwordRules,
}: PasswordPairProps<Values, Output>) {
  const checklistId = useId();
  const [password, confirmation] = useWatch({ control, name: [name, confirmName] as Path<Values>[] });
  return (
    <>
      <div className={styles.password}>
        <FormPasswordField
          control={control}
          name={name}
          label={label}
          autoComplete="new-password"
          aria-describedby={checklistId}
          // Correcting the password removes the error of the confirmation.
          deps={confirmation === '' ? undefined : [confirmName]}
        />
        <PasswordChecklist id={checklistId} rules={rules} password={String(password)} />
      </div>
      <FormPasswordField
        control={control}
        name={confirmName}
        label={confirmLabel}
        autoComplete="new-password"
      />
    </>
  );
}

interface PasswordChecklistProps {
  id: string;
  rules: readonly PasswordRule[];
  password: string;
}

function PasswordChecklist({ id, rules, password }: PasswordChecklistProps) {
  return (
    <ul id={id} aria-label="The password needs" className={classNames(styles.list, 'muted')}>
      {rules.map(({ text, isMet: check }) => {
        const isMet = check(password);
        const Icon = isMet ? Check : Circle;
        return (
          <li key={text} className={classNames(styles.rule, isMet && styles.met)}>
            <Icon aria-hidden="true" />
            <span>
              {text}
              {isMet ? <span className="visually-hidden">: done</span> : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
