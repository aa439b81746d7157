CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"language" text NOT NULL,
	"referrer" text NOT NULL,
	"width" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "page_views_day_path_language_referrer_width_pk" PRIMARY KEY("day","path","language","referrer","width"),
	CONSTRAINT "page_views_language" CHECK ("page_views"."language" IN ('de', 'en')),
	CONSTRAINT "page_views_width" CHECK ("page_views"."width" IN ('narrow', 'middle', 'wide'))
);
