/** The prefix of the mock's control paths; no path of the contract starts with it. */
export const controlPath = '/mock/';
