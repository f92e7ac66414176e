import { createContext } from 'react';
import type { AdminUser } from '#api/queries/admin-users.ts';

/** The rows of the list beside the panel, in their order. */
export const PersonRows = createContext<readonly AdminUser[]>([]);
