import aisha from './portraits/aisha.svg';
import fatima from './portraits/fatima.svg';
import grace from './portraits/grace.svg';
import johan from './portraits/johan.svg';
import naledi from './portraits/naledi.svg';
import pieter from './portraits/pieter.svg';
import sipho from './portraits/sipho.svg';
import thandi from './portraits/thandi.svg';

/**
 * Portraits of the adults in the demo data, by user id. The contract has no pictures of adults: `main.tsx` passes them to
 * the application when it starts with the mock.
 */
export const portraits: ReadonlyMap<string, string> = new Map([
  ['usr-thandi', thandi],
  ['usr-pieter', pieter],
  ['usr-aisha', aisha],
  ['usr-sipho', sipho],
  ['usr-grace', grace],
  ['usr-naledi', naledi],
  ['usr-johan', johan],
  ['usr-fatima', fatima],
]);
