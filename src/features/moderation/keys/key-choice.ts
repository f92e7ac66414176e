import { isChoiceOn, keepChoiceOn } from '../kept-choice.ts';

const stored = 'moderation.keys';

/** Whether single letters are shortcuts: the moderator may have switched them off. */
export const areKeysOn = (): boolean => isChoiceOn(stored);
export const keepKeys = (isOn: boolean): void => keepChoiceOn(stored, isOn);
