import { TriangleAlert } from 'lucide-react';
import { useId, useRef } from 'react';
import { Controller, type Control } from 'react-hook-form';
import { Role } from '#session/roles.ts';
import { RadioGroup } from '#ui/form/RadioGroup.tsx';
import { isRole, type RegisterForm } from './register-form.ts';
import styles from './role-field.module.css';

/** The words of the invitation's form (D-179). */
const roles = [
  { value: Role.Parent, label: 'Parent/Guardian' },
  { value: Role.Learner, label: 'Learner (Over 18yrs)' },
];

/** Who registers; younger learners are added by a parent (AUTH-020). */
export function RegisterRoleField({ control }: { control: Control<RegisterForm> }) {
  const group = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const focus = () => group.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  return (
    <Controller
      control={control}
      name="role"
      render={({ field: { name, value, onChange, ref }, fieldState: { error } }) => (
        <div
          ref={(element) => {
            group.current = element;
            ref({ focus });
          }}
          className={styles.role}
        >
          <RadioGroup
            label="I am a"
            name={name}
            options={roles}
            columns={2}
            value={value}
            onChange={(chosen) => {
              if (isRole(chosen)) onChange(chosen);
            }}
            aria-describedby={helpId}
          />
          <div id={helpId}>
            <p className={styles.help}>Learners under 18 are added by a parent.</p>
            {error ? (
              <p className={styles.error}>
                <TriangleAlert aria-hidden="true" />
                <span>{error.message}</span>
              </p>
            ) : null}
          </div>
        </div>
      )}
    />
  );
}
