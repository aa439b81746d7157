CREATE TABLE "daily_sums" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"artist_id" integer,
	"count" integer NOT NULL,
	CONSTRAINT "daily_sums_kind_subject_day_pk" PRIMARY KEY("kind","subject","day")
);
--> statement-breakpoint
CREATE TABLE "monthly_sums" (
	"month" date NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"artist_id" integer,
	"count" integer NOT NULL,
	CONSTRAINT "monthly_sums_kind_subject_month_pk" PRIMARY KEY("kind","subject","month")
);
--> statement-breakpoint
CREATE INDEX "daily_sums_day" ON "daily_sums" USING btree ("day","kind");--> statement-breakpoint
CREATE INDEX "daily_sums_artist" ON "daily_sums" USING btree ("artist_id","day") WHERE "daily_sums"."artist_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "monthly_sums_frequent" ON "monthly_sums" USING btree ("kind","month","count" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "monthly_sums_artist" ON "monthly_sums" USING btree ("artist_id","month") WHERE "monthly_sums"."artist_id" IS NOT NULL;
--> statement-breakpoint
-- What page_views counted so far. A visit was not told from other views.
INSERT INTO daily_sums (day, kind, subject, artist_id, count)
SELECT day, kind, subject, artist_id, least(sum(page_views.count), 2000000000) FROM page_views
LEFT JOIN artists ON path IN ('/illustrator/' || code, '/illus-new/' || code)
CROSS JOIN LATERAL (VALUES
  ('page', path, NULL), ('language', language, NULL), ('source', nullif(referrer, ''), NULL), ('artist', artists.id::text, artists.id),
  ('total', 'page', NULL), ('total', 'language', NULL), ('total', CASE WHEN referrer <> '' THEN 'source' END, NULL),
  ('total', CASE WHEN artists.id IS NOT NULL THEN 'artist' END, NULL)
) AS sums(kind, subject, artist_id)
WHERE subject IS NOT NULL GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
INSERT INTO monthly_sums (month, kind, subject, artist_id, count)
SELECT date_trunc('month', day)::date, kind, subject, max(artist_id), least(sum(count), 2000000000) FROM daily_sums GROUP BY 1, 2, 3;
