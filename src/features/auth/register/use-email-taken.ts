import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { emailTakenQuery, isEmailTaken } from '#api/queries/auth.ts';
import { isFilled, type RegisterForm } from './register-form.ts';

/** How long somebody has to pause before the address is looked up, ms (AUTH-023). */
export const typingPause = 500;

/**
 * Looks the address up when the typing stops: one call a pause, none for what is no address. A failed call counts
 * as free (AUTH-024); the server decides in the end.
 *
 * @returns whether the address in the field is known to be taken
 */
export function useEmailTaken(control: Control<RegisterForm>): boolean {
  const queryClient = useQueryClient();
  const email = useWatch({ control, name: 'email' }).trim();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(isFilled('email', email) ? email : ''), typingPause);
    return () => clearTimeout(timer);
  }, [email]);
  useQuery({ ...emailTakenQuery(settled), enabled: settled !== '' });
  return isEmailTaken(queryClient, email);
}
