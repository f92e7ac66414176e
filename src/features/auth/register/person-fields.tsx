import type { Control } from 'react-hook-form';
import { RegisterDateField } from './date-field.tsx';
import type { RegisterForm } from './register-form.ts';
import { RegisterRoleField } from './role-field.tsx';
import { RegisterSection } from './section.tsx';
import { RegisterTextField } from './text-field.tsx';
import styles from './register-screen.module.css';

const needed = ['name', 'surname'] as const;

/** Who registers. */
export function RegisterPersonFields({ control }: { control: Control<RegisterForm> }) {
  return (
    <RegisterSection title="About you" control={control} needed={needed}>
      <RegisterRoleField control={control} />
      <div className={styles.pair}>
        <RegisterTextField control={control} name="name" label="Name" autoComplete="given-name" />
        <RegisterTextField control={control} name="surname" label="Surname" autoComplete="family-name" />
      </div>
      <div className={styles.pair}>
        <RegisterDateField control={control} />
      </div>
    </RegisterSection>
  );
}
