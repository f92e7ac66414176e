import { createContext } from 'react';

export const PortraitsContext = createContext<ReadonlyMap<string, string> | undefined>(undefined);
