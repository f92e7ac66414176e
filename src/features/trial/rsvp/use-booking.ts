import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '#api/contract.gen.ts';
import { isTemporary } from '#api/problem.ts';
import { submitRsvpMutation } from '#api/queries/trial-invites.ts';
import { isBookedAlready } from './rsvp-problem.ts';

type Rsvp = components['schemas']['Rsvp'];

/**
 * Books a seat. After a try whose response was lost, the seat that another try for the same session and email meets is
 * the visitor's own: it has been booked (D-187).
 */
export function useBooking(token: string): UseMutationOptions<unknown, Error, Rsvp> {
  const { mutateAsync } = useMutation(submitRsvpMutation(token));
  const [unclear] = useState(() => new Set<string>());
  return {
    mutationFn: async (booking) => {
      const seat = `${booking.trialSessionId} ${booking.email.toLowerCase()}`;
      try {
        return await mutateAsync(booking);
      } catch (error) {
        if (isBookedAlready(error) && unclear.has(seat)) return undefined;
        if (isTemporary(error)) unclear.add(seat);
        throw error;
      }
    },
  };
}
