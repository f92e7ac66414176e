/** The tab of the invites in the URL; the sessions' tab comes first and has no name there. */
export const invitesTab = 'invites';
