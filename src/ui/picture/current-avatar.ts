import { createContext } from 'react';
import type { FaceParts } from './face-parts.ts';
import type { MascotHoodie } from './mascot-hoodies.ts';

/** The avatar of the current learner, and the hoodie of the mascot. */
export interface CurrentAvatar {
  /** The learner's id. */
  id: string;
  /** The avatar is loading. */
  isPending?: boolean;
  face?: FaceParts | undefined;
  mascotHoodie?: MascotHoodie | undefined;
}

/** Undefined for other users, who have portraits or initials. */
export const CurrentAvatarContext = createContext<CurrentAvatar | undefined>(undefined);
