import { boardMessages } from '@portal/content/decisions/board-messages';
import type { DecisionTrade } from '@portal/domain/decision/decision-templates.table';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import styles from '#components/content/content.module.css';
import type { LoadLive } from './live-example.ts';

/** A live example with the way to the board that serves its trade, at a place like that of the example. */
export const withBoard =
  (load: LoadLive, trade: DecisionTrade, place: string): LoadLive =>
  async (request, call) => {
    const { language } = request;
    const example = await load(request, call);
    const path = addQuery(toLanguagePath('metplus', language), `trade=${trade}&place=${place}`);
    return {
      ...example,
      block: (
        <>
          {example.block}
          <div className={styles.desk}>
            <a className="button" href={path}>
              {boardMessages[language].openBoard}
            </a>
          </div>
        </>
      ),
    };
  };
