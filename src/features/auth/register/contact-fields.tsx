import type { Control } from 'react-hook-form';
import { RegisterEmailField } from './email-field.tsx';
import { RegisterPostalCodeField } from './postal-code-field.tsx';
import type { RegisterForm } from './register-form.ts';
import { SameNumberButton } from './same-number-button.tsx';
import { RegisterSection } from './section.tsx';
import { RegisterTextField } from './text-field.tsx';
import styles from './register-screen.module.css';

const needed = ['email', 'cellphoneNumber', 'whatsAppNumber', 'town', 'postalCode'] as const;

interface RegisterContactFieldsProps {
  control: Control<RegisterForm>;
  /** Takes a number over for WhatsApp. */
  onSameNumber: (number: string) => void;
}

/** Where a person can be reached. */
export function RegisterContactFields({ control, onSameNumber }: RegisterContactFieldsProps) {
  return (
    <RegisterSection title="Contact details" control={control} needed={needed}>
      <RegisterEmailField control={control} />
      <RegisterTextField
        control={control}
        name="cellphoneNumber"
        label="Cellphone number"
        type="tel"
        autoComplete="tel"
      />
      <RegisterTextField
        control={control}
        name="whatsAppNumber"
        label="WhatsApp number"
        type="tel"
        autoComplete="tel"
        labelEnd={<SameNumberButton control={control} onPress={onSameNumber} />}
      />
      <div className={styles.pair}>
        <RegisterTextField control={control} name="town" label="Town" autoComplete="address-level2" />
        <RegisterPostalCodeField control={control} />
      </div>
    </RegisterSection>
  );
}
