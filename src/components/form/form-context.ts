import { createContext, use } from 'react';
import type { FormParts } from './use-problem-form.ts';

export const FormContext = createContext<FormParts | undefined>(undefined);

/** The form around a field or a button. */
export function useFormParts(): FormParts {
  const parts = use(FormContext);
  if (!parts) throw new Error('A field of a form stands inside <Form>.');
  return parts;
}
