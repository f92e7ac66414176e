import { createContext } from 'react';
import type { FaceParts } from './face-parts.ts';
import type { MascotHoodie } from './mascot-hoodies.ts';

/** The chosen avatar of the current learner, and their colour for the mascot's hoodie. */
export interface CurrentAvatar {
  id: string;
  isPending?: boolean;
  parts?: FaceParts | undefined;
  mascotHoodie?: MascotHoodie | undefined;
}

/** Undefined if the current user is not a learner. */
export const CurrentAvatarContext = createContext<CurrentAvatar | undefined>(undefined);
