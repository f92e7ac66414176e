import { createContext, use } from 'react';
import type { FormParts } from './use-problem-form.ts';

export const FormContext = createContext<FormParts | undefined>(undefined);

/** Returns the surrounding form. Throws outside a form. */
export function useFormParts(): FormParts {
  const parts = use(FormContext);
  if (!parts) throw new Error('A form field must be inside <Form>.');
  return parts;
}
