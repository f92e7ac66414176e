import { create } from 'zustand';

interface NewReleaseState {
  /** A newer release is on the device and waits for the person to load it. */
  isWaiting: boolean;
}

/** A newer release never takes the place of the one in use by itself: what somebody is typing stays. */
export const useNewRelease = create<NewReleaseState>(() => ({ isWaiting: false }));

export const offerNewRelease = (): void => useNewRelease.setState({ isWaiting: true });
export const dismissNewRelease = (): void => useNewRelease.setState({ isWaiting: false });

let takeOver = (): Promise<void> => Promise.resolve();

/** For the service worker, as soon as it runs: puts the newer release, if there is one, in the place of the one in use. */
export function registerTakeOver(newTakeOver: () => Promise<void>): void {
  takeOver = newTakeOver;
}

/** What each button does that loads the page again: with the newest release that can be had. */
export async function loadPageAgain(): Promise<void> {
  await takeOver().catch(() => {});
  location.reload();
}
