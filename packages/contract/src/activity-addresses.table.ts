/**
 * Method and path of every call about the caller's own activities (api.md, "Desks"). They are for the portal's own pages and ask
 * for a session; they stand in no document for API customers.
 */
export const ACTIVITY_ADDRESSES = {
  activitiesList: { method: 'GET', path: '/api/v1/me/activities' },
  activityAdd: { method: 'POST', path: '/api/v1/me/activities' },
  activityChange: { method: 'PATCH', path: '/api/v1/me/activities/:id' },
  activityRemove: { method: 'DELETE', path: '/api/v1/me/activities/:id' },
  activitiesBoard: { method: 'GET', path: '/api/v1/me/activity-board' },
  activityFeedShow: { method: 'GET', path: '/api/v1/me/activity-feed' },
  activityFeedMake: { method: 'POST', path: '/api/v1/me/activity-feed' },
  activityFeedEnd: { method: 'DELETE', path: '/api/v1/me/activity-feed' },
} as const;

/** Name of a call about own activities. */
export type ActivityCallId = keyof typeof ACTIVITY_ADDRESSES;

/** Address of the calendar of an account's activities, for whoever has its `token`: 54 letters that cannot be guessed. In the query, which the log leaves out. */
export const ACTIVITY_FEED_PATH = '/api/v1/decisions/feed.ics';
