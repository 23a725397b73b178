/**
 * Method and path of every call for the caller's own activities (api.md, "Desks"). They serve the portal's own pages
 * and require a session.
 */
export const ACTIVITY_ADDRESSES = {
  activitiesList: { method: 'GET', path: '/api/v1/me/activities' },
  activityAdd: { method: 'POST', path: '/api/v1/me/activities', status: 201 },
  activityChange: { method: 'PATCH', path: '/api/v1/me/activities/:id' },
  activityRemove: { method: 'DELETE', path: '/api/v1/me/activities/:id' },
  activitiesBoard: { method: 'GET', path: '/api/v1/me/activity-board' },
  activityFeedShow: { method: 'GET', path: '/api/v1/me/activity-feed' },
  activityFeedMake: { method: 'POST', path: '/api/v1/me/activity-feed', status: 201 },
  activityFeedEnd: { method: 'DELETE', path: '/api/v1/me/activity-feed' },
} as const;

/**
 * Address of the calendar of an account's activities, for anyone with its `token`: 54 unguessable letters. In the
 * query, which the log omits.
 */
export const ACTIVITY_FEED_PATH = '/api/v1/decisions/feed.ics';
