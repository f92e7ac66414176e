import { keepChoice, readChoice } from '../kept-choice.ts';

const stored = 'moderation.keys';

/** Whether single letters are shortcuts: the moderator may have switched them off. */
export const areKeysOn = (): boolean => readChoice(stored, ['on', 'off'], 'on') === 'on';
export const keepKeys = (isOn: boolean): void => keepChoice(stored, isOn ? 'on' : 'off');
