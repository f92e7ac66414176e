import { createContext } from 'react';

/** URLs of people's portraits, by the ids of the people. Whoever has none is shown by initials. */
export const PortraitsContext = createContext<ReadonlyMap<string, string> | undefined>(undefined);
