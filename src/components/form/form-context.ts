import { createContext, use } from 'react';
import type { FormParts } from './use-problem-form.ts';

export const FormContext = createContext<FormParts | undefined>(undefined);

/** The form that contains a field or a button. Throws outside a form. */
export function useFormParts(): FormParts {
  const parts = use(FormContext);
  if (!parts) throw new Error('A form field must be inside <Form>.');
  return parts;
}
