import { boardMessages } from '@portal/content/decisions/board-messages';
import type { DecisionTrade } from '@portal/domain/decision/decision-templates.table';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import styles from '#components/content/content.module.css';
import type { LoadLive } from './live-example.ts';

/** A live example with a link to its industry's board at a similar place. */
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
