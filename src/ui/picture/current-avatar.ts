import { createContext } from 'react';
import type { FaceParts } from './face-parts.ts';
import type { MascotHoodie } from './mascot-hoodies.ts';

/** What the learner who is signed in has chosen to look like, and Pronk with them. */
export interface CurrentAvatar {
  /** The learner's id. */
  id: string;
  /** It is not known yet whether there is a face. */
  isPending?: boolean;
  face?: FaceParts | undefined;
  mascotHoodie?: MascotHoodie | undefined;
}

/** Without it, or without a face in it, people are shown by portraits and initials and Pronk wears indigo. */
export const CurrentAvatarContext = createContext<CurrentAvatar | undefined>(undefined);
