import { createContext } from 'react';

/** The URLs of portraits by user id. */
export const PortraitsContext = createContext<ReadonlyMap<string, string> | undefined>(undefined);
