/** Days from sowing to harvest of the varieties that stages are known for. */
export const RICE_VARIETIES = [90, 100, 115, 135] as const;
/** A variety by its days from sowing to harvest. */
export type RiceVariety = (typeof RICE_VARIETIES)[number];

/** Mạ, đẻ nhánh, làm đòng, trổ bông, ngậm sữa – chắc xanh, chín. */
export const RICE_STAGES = ['seedling', 'tillering', 'booting', 'flowering', 'filling', 'ripe'] as const;
/** A stage of growth. */
export type RiceStage = (typeof RICE_STAGES)[number];

/** First day of each stage, and the last day of harvest, in days after sowing. */
interface RiceStageDays extends Readonly<Record<RiceStage, number>> {
  readonly end: number;
}

/**
 * Stages of directly sown rice by the variety's days: domain-2.md §15.4, computed from IRRI’s 35 days of the reproductive
 * and 30 of the ripening phase. A stage lasts until the next one begins.
 */
export const RICE_STAGE_DAYS: Readonly<Record<RiceVariety, RiceStageDays>> = {
  90: { seedling: 0, tillering: 15, booting: 25, flowering: 60, filling: 68, ripe: 85, end: 95 },
  100: { seedling: 0, tillering: 16, booting: 35, flowering: 70, filling: 78, ripe: 95, end: 105 },
  115: { seedling: 0, tillering: 19, booting: 50, flowering: 85, filling: 93, ripe: 110, end: 120 },
  135: { seedling: 0, tillering: 26, booting: 70, flowering: 105, filling: 113, ripe: 128, end: 142 },
};
